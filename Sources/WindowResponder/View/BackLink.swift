import ResponderRuntime

/// A reference from an object back to its owner. It does not retain the owner, and is `nil` from the time at
/// which the owner's last reference is released, on any thread.
///
/// It is a weak reference with the cost of a strong one. Swift's own weak references give an object a side
/// table on the heap, in which all its references are counted from then on. That makes every use of a view
/// slower. An unowned reference needs no such table, because it only keeps the object's memory: the address
/// stays that of the object. The runtime's `swift_tryRetain` retains the object if it was not released, in
/// one atomic step.
struct BackLink<Target: AnyObject> {
  /// The unowned reference is never read. It keeps the memory at the address.
  private unowned var memory: Target?
  private var address: UnsafeMutableRawPointer?

  init(_ target: Target? = nil) { self.target = target }

  /// The owner, or `nil` if it was released.
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
