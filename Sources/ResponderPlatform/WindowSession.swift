/// Why a program asks for what a display has kept of its windows.
package enum SessionReason: Sendable {
  /// The user has started it.
  case launch
  /// It ended before its time, or the display did.
  case recovery
}

/// Those who know of nothing of the kind.
extension DisplayEvents {
  package func sessionDidBegin(_ id: String) {}
  package func sessionWasTaken() {}
}
