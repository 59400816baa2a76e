extension Button {
  /// The looks that a button can be made with. The values are those of `UIButton.ButtonType`.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what is set; the title is white, in 18 points, until told otherwise.
    case custom
    /// A title in the tint colour.
    case system
    /// An i in a circle: there is more to be read.
    case detailDisclosure
    /// An i in a circle.
    case infoLight
    /// An i in a circle.
    case infoDark
    /// A plus in a circle: something is added.
    case contactAdd
    /// A title without ground.
    case plain
    /// A cross in a circle: what is shown is closed.
    case close
    /// The old name of ``system``.
    public static let roundedRect = ButtonType.system
  }

  /// What a button is for. The values are those of `UIButton.Role`.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// What is chosen most.
    case primary
    /// It takes back or leaves.
    case cancel
    /// It destroys something.
    case destructive
  }
}
