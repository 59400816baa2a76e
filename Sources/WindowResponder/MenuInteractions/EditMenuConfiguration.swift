/// What an edit menu is opened with. Follows `UIEditMenuConfiguration`.
@preconcurrency @MainActor public final class EditMenuConfiguration {
  /// What tells the menu from others; one of its own where none was given.
  public let identifier: AnyHashable
  /// The place in the view that the menu belongs to, in points.
  public let sourcePoint: Point
  /// Where the menu is to be from there, where there is room.
  public var preferredArrowDirection = EditMenuArrowDirection.automatic

  /// Creates a configuration.
  public init(identifier: AnyHashable?, sourcePoint: Point) {
    self.sourcePoint = sourcePoint
    if let identifier {
      self.identifier = identifier
    } else {
      Self.made += 1
      self.identifier = "edit-menu-\(Self.made)"
    }
  }

  private static var made = 0
}

/// Where an edit menu's arrow points: the menu is on its other side. The values are those of
/// `UIEditMenuArrowDirection`.
public enum EditMenuArrowDirection: Int, Sendable {
  /// What suits: the menu is above, or else below.
  case automatic = 0
  /// Up: the menu is below.
  case up = 1
  /// Down: the menu is above.
  case down = 2
  /// To the left: the menu is to the right.
  case left = 3
  /// To the right: the menu is to the left.
  case right = 4
}
