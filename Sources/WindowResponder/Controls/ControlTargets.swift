/// The targets of a control, each once, in the order of registration.
public struct ControlTargets: RandomAccessCollection {
  private var objects: [AnyObject] = []

  /// The index of the first target.
  public var startIndex: Int { objects.startIndex }
  /// The index after the last target.
  public var endIndex: Int { objects.endIndex }

  /// The target at an index.
  public subscript(index: Int) -> AnyObject { objects[index] }

  /// Whether an object is one of the targets.
  public func contains(_ object: AnyObject) -> Bool {
    objects.contains { $0 === object }
  }

  mutating func add(_ object: AnyObject) {
    if !contains(object) { objects.append(object) }
  }
}

/// What stands for a nil target in ``Control/allTargets``, as `NSNull` does in UIKit.
public final class NilTarget: Sendable {
  /// The only one.
  public static let marker = NilTarget()

  private init() {}
}
