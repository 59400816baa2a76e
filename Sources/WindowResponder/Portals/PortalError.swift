/// Why the desktop's portal (`org.freedesktop.portal`) has not done what it was asked.
public enum PortalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The desktop has no portal, or none for this, or it has gone.
  case unavailable
  /// The user did not want it.
  case cancelled
  /// The desktop does not allow it, or could not do it.
  case denied
  /// The portal says that it was done, but not in a way that can be understood.
  case malformed

  /// One line that says what is wrong.
  public var description: String {
    switch self {
    case .unavailable: "the desktop has no portal for this"
    case .cancelled: "the user did not want it"
    case .denied: "the desktop does not allow it"
    case .malformed: "the desktop's portal answers with what cannot be understood"
    }
  }
}
