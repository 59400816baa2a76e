/// What others on the bus can call.
///
/// GIO has held every call and every new value against the interface's description before these are
/// asked: what comes has the types that were promised.
@MainActor package protocol BusObject: AnyObject {
  /// Answers a call with what the method gives.
  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue]
  /// The value of a property; nil for none.
  func property(_ name: String, of interface: String) -> DBusValue?
  /// Sets a property. Tells whether it can be set to that.
  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool
}
