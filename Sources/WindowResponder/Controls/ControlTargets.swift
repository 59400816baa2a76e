/// The targets of a control, each once, in the order in which they were added.
public struct ControlTargets: RandomAccessCollection {
  private var objects: [AnyObject] = []

  init(_ targets: [AnyObject]) {
    for target in targets where !contains(target) { objects.append(target) }
  }

  /// The index of the first target.
  public var startIndex: Int { objects.startIndex }
  /// The index after the last target.
  public var endIndex: Int { objects.endIndex }

  /// The target at an index.
  public subscript(index: Int) -> AnyObject { objects[index] }

  /// Returns a Boolean value that indicates whether an object is one of the targets.
  public func contains(_ object: AnyObject) -> Bool {
    objects.contains { $0 === object }
  }
}
