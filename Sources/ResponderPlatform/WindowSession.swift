/// The reasons for which an application restores its windows.
package enum SessionReason: Sendable {
  /// The user has launched the application.
  case launch
  /// The application or the display ended unexpectedly.
  case recovery
}

/// Implementations for receivers without sessions.
extension DisplayEvents {
  package func sessionDidBegin(_ id: String) {}
  package func sessionWasTaken() {}
}
