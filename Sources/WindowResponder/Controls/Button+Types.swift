extension Button {
  /// The types of buttons. The values are those of `UIButton.ButtonType`.
  public enum ButtonType: Int, Sendable {
    /// A button with no appearance of its own. By default, the title is white, in 18 points.
    case custom
    /// A title in the tint color.
    case system
    /// An "i" in a circle, for details.
    case detailDisclosure
    /// An "i" in a circle.
    case infoLight
    /// An "i" in a circle.
    case infoDark
    /// A plus sign in a circle, for adding an item.
    case contactAdd
    /// A title without background.
    case plain
    /// A cross in a circle, for closing.
    case close
    /// The old name of ``system``.
    public static let roundedRect = ButtonType.system
  }

  /// The roles of a button. The values are those of `UIButton.Role`.
  public enum Role: Int, Sendable {
    /// No particular role.
    case normal
    /// The most important action.
    case primary
    /// An action that cancels.
    case cancel
    /// An action that destroys data.
    case destructive
  }
}
