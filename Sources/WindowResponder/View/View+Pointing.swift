extension View {
  /// A Boolean value that indicates whether the last input to the application was a touch, and not the
  /// pointer.
  package final var isPointedByTouch: Bool { programContext.isPointedDirectly }
}
