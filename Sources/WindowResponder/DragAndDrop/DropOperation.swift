import ResponderPlatform

/// The operations of a drop. The values are those of `UIDropOperation`.
public enum DropOperation: UInt, Hashable, Sendable {
  /// No operation. The items cannot be dropped here.
  case cancel
  /// No operation at present. The pointer indicates that a drop is forbidden.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved. The source removes them.
  case move

  /// Creates an operation from the actions of the display.
  init(_ actions: DragActions) {
    self = actions.contains(.move) ? .move : actions.contains(.copy) ? .copy : .cancel
  }

  /// A Boolean value that indicates whether the items are copied or moved.
  var isTaking: Bool { self == .copy || self == .move }
}
