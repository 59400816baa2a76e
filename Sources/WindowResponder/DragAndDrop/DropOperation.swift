import ResponderPlatform

/// What is done with what is dropped. The values are those of `UIDropOperation`.
public enum DropOperation: UInt, Hashable, Sendable {
  /// Nothing: it is not meant to be dropped here.
  case cancel
  /// Nothing, although it would be possible otherwise: the pointer says so.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved: the place that it comes from removes it.
  case move

  /// What was done, as the display tells it.
  init(_ actions: DragActions) {
    self = actions.contains(.move) ? .move : actions.contains(.copy) ? .copy : .cancel
  }

  /// Whether something is done at all.
  var isTaking: Bool { self == .copy || self == .move }
}
