/// An object that other programs on the bus can call.
///
/// Before these methods are called, GIO has checked each call and each new value against the description of
/// the interface. The values have the types of the description.
@MainActor package protocol BusObject: AnyObject {
  /// Performs a call and returns the results of the method.
  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue]
  /// Returns the value of a property, or `nil` if there is none.
  func property(_ name: String, of interface: String) -> DBusValue?
  /// Sets a property. Returns a Boolean value that indicates whether the value is accepted.
  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool
}
