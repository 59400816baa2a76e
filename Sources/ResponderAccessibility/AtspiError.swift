/// An error that is the reply to a method call.
struct AtspiError: Error, Hashable {
  /// The D-Bus name of the error.
  var name: String
  /// The description for people.
  var description: String

  init(_ name: String, _ description: String) {
    self.name = "org.freedesktop.DBus.Error." + name
    self.description = description
  }

  static func unknownObject(_ path: String) -> AtspiError {
    AtspiError("UnknownObject", "there is no object \(path)")
  }
  static func unknownInterface(_ name: String) -> AtspiError {
    AtspiError("UnknownInterface", "the object has no interface \(name)")
  }
  static func unknownMethod(_ name: String) -> AtspiError {
    AtspiError("UnknownMethod", "there is no method \(name)")
  }
  static func unknownProperty(_ name: String) -> AtspiError {
    AtspiError("UnknownProperty", "there is no property \(name)")
  }
  static func readOnly(_ name: String) -> AtspiError {
    AtspiError("PropertyReadOnly", "\(name) cannot be set")
  }
  static func invalidArguments(_ description: String) -> AtspiError {
    AtspiError("InvalidArgs", description)
  }
  static func limitsExceeded(_ description: String) -> AtspiError {
    AtspiError("LimitsExceeded", description)
  }
}
