extension Button.Configuration {
  /// The ground a button stands on.
  public enum Style: Hashable, Sendable {
    /// None: a coloured title.
    case plain
    /// Gray.
    case gray
    /// A breath of the tint colour.
    case tinted
    /// The tint colour.
    case filled
    /// None, whatever the pointer does.
    case borderless
    /// Gray under a coloured title.
    case bordered
  }

  /// How round the corners are. Follows `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: Int, Hashable, Sendable {
    /// As the background has them.
    case fixed
    /// The theme's.
    case dynamic
    /// Half of the theme's.
    case small
    /// Three quarters of the theme's.
    case medium
    /// Half as much again as the theme's.
    case large
    /// Half circles.
    case capsule
  }

  /// How large a button is. Follows `UIButton.Configuration.Size`.
  public enum Size: Int, Hashable, Sendable {
    /// Between mini and large.
    case medium
    /// Smaller than a finger needs.
    case small
    /// Much smaller than a finger needs.
    case mini
    /// Larger.
    case large
  }

  /// On which side title and subtitle stand in line. Follows `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: Int, Hashable, Sendable {
    /// On the side of the image; in the middle where there is none beside them.
    case automatic
    /// Where reading begins.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
  }

  /// The mark that tells of a menu. Follows `UIButton.Configuration.Indicator`.
  public enum Indicator: Int, Hashable, Sendable {
    /// One where the button shows which element of its menu is chosen.
    case automatic
    /// None.
    case none
    /// Arrows up and down.
    case popup
  }

  /// How a Mac draws a button. Follows `UIButton.Configuration.MacIdiomStyle`.
  public enum MacIdiomStyle: Int, Hashable, Sendable {
    /// As the style says.
    case automatic
    /// With a border.
    case bordered
    /// Without one.
    case borderless
    /// Without one, in the tint colour.
    case borderlessTinted
  }

  /// On which side of the title the image stands.
  public enum ImagePlacement: Hashable, Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
    /// Above it.
    case top
    /// Below it.
    case bottom
  }
}
