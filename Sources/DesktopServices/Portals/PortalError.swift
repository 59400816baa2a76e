/// A reason for which the desktop's portal (`org.freedesktop.portal`) has not done what was requested.
public enum PortalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The desktop has no portal, the portal does not support the operation, or it has stopped.
  case unavailable
  /// The user cancelled the operation.
  case cancelled
  /// The desktop does not allow the operation, or could not do it.
  case denied
  /// The portal reports success, but its answer is not valid.
  case malformed

  /// A description of the error in one line.
  public var description: String {
    switch self {
    case .unavailable: "the desktop has no portal for this"
    case .cancelled: "the user did not want it"
    case .denied: "the desktop does not allow it"
    case .malformed: "the desktop's portal answers with what cannot be understood"
    }
  }
}
