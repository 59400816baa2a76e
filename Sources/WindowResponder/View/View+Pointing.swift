extension View {
  /// Whether a finger was the last to point at something of the program, rather than a pointer.
  package final var isPointedByFinger: Bool { programContext.isPointedDirectly }
}
