import ResponderRuntime

/// The classes of responders that override one of the methods for motion events.
///
/// Each class is examined once, because the answer is read for every responder of the chain at the end of
/// each turn of the run loop.
@MainActor enum MotionOverrides {
  private static var found: [ObjectIdentifier: Bool] = [:]

  /// Returns a Boolean value that indicates whether a responder's class, or one that it inherits from outside
  /// of the library, overrides ``Responder/motionBegan(_:with:)``, ``Responder/motionEnded(_:with:)`` or
  /// ``Responder/motionCancelled(_:with:)``.
  static func exist(in responder: Responder) -> Bool {
    let type = Swift.type(of: responder)
    if let known = found[ObjectIdentifier(type)] { return known }
    let overrides = ClassEntries.overridesMotion(type, of: responder.motionBase)
    found[ObjectIdentifier(type)] = overrides
    return overrides
  }
}
