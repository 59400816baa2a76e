import ResponderRuntime

/// A link back to an object that holds the one it is in: it does not keep that object, and leads nowhere
/// from the moment on at which its last reference goes, on whatever thread that is.
///
/// It is a weak reference at the price of a strong one. Swift's own gives an object a table beside it on
/// the heap, where all its references are counted from then on, which makes every use of a view slower. An
/// unowned reference does without, since it only keeps the object's memory: the address stays that of the
/// object, and the runtime's `swift_tryRetain` takes a reference to it, in one atomic step with asking
/// whether the last one has gone.
struct BackLink<Target: AnyObject> {
  /// Never read: it keeps the memory at the address.
  private unowned var memory: Target?
  private var address: UnsafeMutableRawPointer?

  init(_ target: Target? = nil) { self.target = target }

  /// The object; nil where there is none any more.
  var target: Target? {
    get {
      guard let address, let retained = ClassEntries.retain(ifAlive: address) else { return nil }
      return Unmanaged<Target>.fromOpaque(retained).takeRetainedValue()
    }
    set {
      memory = newValue
      address = newValue.map { Unmanaged.passUnretained($0).toOpaque() }
    }
  }
}
