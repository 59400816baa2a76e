/// The parameters with which an edit menu is opened. Follows `UIEditMenuConfiguration`.
@preconcurrency @MainActor public final class EditMenuConfiguration {
  /// The identifier of the menu. The default is a unique one.
  public let identifier: AnyHashable
  /// The point in the view at which the menu opens, in points.
  public let sourcePoint: Point
  /// The preferred direction of the arrow. It is used if there is room. The default is `.automatic`.
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

/// The directions of an edit menu's arrow. The menu is on the opposite side. The values are those of
/// `UIEditMenuArrowDirection`.
public enum EditMenuArrowDirection: Int, Sendable {
  /// The default direction. The menu is above, or else below.
  case automatic = 0
  /// The upward direction. The menu is below.
  case up = 1
  /// The downward direction. The menu is above.
  case down = 2
  /// The direction to the left. The menu is to the right.
  case left = 3
  /// The direction to the right. The menu is to the left.
  case right = 4
}
