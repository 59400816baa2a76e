/// A reference from an object back to another one, such as its owner. It does not retain the object, and is
/// `nil` from the time at which the object's last reference is released, on any thread.
///
/// It is a weak reference with the cost of a strong one. Swift's own weak references give an object a side
/// table on the heap, in which all its references are counted from then on. That makes every use of the
/// object slower. An unowned reference needs no such table, because it only keeps the object's memory: the
/// address stays that of the object. The runtime's `swift_tryRetain` retains the object if it was not
/// released, in one atomic step.
///
/// It is the type of a property, the wrapper of one (`@BackLink`), or a value that a closure captures
/// (`[link = BackLink(self)]`).
@frozen @propertyWrapper package struct BackLink<Target: AnyObject> {
  /// The unowned reference is never read. It keeps the memory at the address.
  ///
  /// It is not optional, and an empty link refers to an object of its own: an optional unowned reference has
  /// another number of unused values at run time than for the compiler (Swift 6.3), so that code which is not
  /// optimized does not recognize `nil` in an `Optional<BackLink>`. A loop over an array of links did not
  /// end.
  @usableFromInline unowned var memory: AnyObject
  @usableFromInline var address: UnsafeMutableRawPointer?

  /// Creates a reference to an object, or an empty one.
  @inlinable package init(_ target: Target? = nil) {
    // With `map`, each program would look up the type `Target?` at run time.
    if let target {
      memory = target
      address = Unmanaged.passUnretained(target).toOpaque()
    } else {
      memory = EmptyLink.object
      address = nil
    }
  }

  /// Creates the reference that a property with this wrapper starts with.
  @inlinable package init(wrappedValue: Target?) { self.init(wrappedValue) }

  /// The object, or `nil` if it was released.
  @inlinable package var target: Target? {
    get {
      guard let address, let retained = ClassEntries.retain(ifAlive: address) else { return nil }
      return Unmanaged<Target>.fromOpaque(retained).takeRetainedValue()
    }
    set { self = BackLink(newValue) }
  }

  /// The value of a property with this wrapper: ``target``.
  @inlinable package var wrappedValue: Target? {
    get { target }
    set { target = newValue }
  }
}

#if DEBUG
  // Swift Testing reflects the values of an expectation that is not fulfilled, and `dump(_:)` those of any
  // object. If reflection read `memory` of an object that was released, the process would end.
  extension BackLink: CustomReflectable {
    package var customMirror: Mirror {
      Mirror(self, children: ["target": target.map { "\(type(of: $0))" } as Any])
    }
  }
#endif

// The address is only used to retain the object, which the runtime does atomically.
extension BackLink: @unchecked Sendable where Target: Sendable {}

/// The object to which an empty link refers.
@usableFromInline final class EmptyLink: Sendable {
  @usableFromInline static let object = EmptyLink()
}
