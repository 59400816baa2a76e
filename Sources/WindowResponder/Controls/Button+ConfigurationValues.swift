extension Button.Configuration {
  /// The styles of a button's background.
  public enum Style: Hashable, Sendable {
    /// No background, and a colored title.
    case plain
    /// A gray background.
    case gray
    /// A background in a light tint color.
    case tinted
    /// A background in the tint color.
    case filled
    /// No background, even under the pointer.
    case borderless
    /// A gray background and a colored title.
    case bordered
  }

  /// The styles of a button's corners. Follows `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: Int, Hashable, Sendable {
    /// The corner radius of the background configuration.
    case fixed
    /// The corner radius of the theme.
    case dynamic
    /// Half of the theme's corner radius.
    case small
    /// Three quarters of the theme's corner radius.
    case medium
    /// One and a half times the theme's corner radius.
    case large
    /// Semicircular ends.
    case capsule
  }

  /// The sizes of a button. Follows `UIButton.Configuration.Size`.
  public enum Size: Int, Hashable, Sendable {
    /// The default size.
    case medium
    /// Smaller than the recommended size for touches.
    case small
    /// Much smaller than the recommended size for touches.
    case mini
    /// Larger than the default size.
    case large
  }

  /// The alignments of title and subtitle with each other. Follows `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: Int, Hashable, Sendable {
    /// On the side of the image, or centered if there is no image next to them.
    case automatic
    /// At the leading edge.
    case leading
    /// Centered.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// The indicators of a menu. Follows `UIButton.Configuration.Indicator`.
  public enum Indicator: Int, Hashable, Sendable {
    /// An indicator if the button shows the selected element of its menu.
    case automatic
    /// No indicator.
    case none
    /// Arrows up and down.
    case popup
  }

  /// The styles of a button on a Mac. Follows `UIButton.Configuration.MacIdiomStyle`.
  public enum MacIdiomStyle: Int, Hashable, Sendable {
    /// The style of the configuration.
    case automatic
    /// A border.
    case bordered
    /// No border.
    case borderless
    /// No border, in the tint color.
    case borderlessTinted
  }

  /// The positions of the image relative to the title.
  public enum ImagePlacement: Hashable, Sendable {
    /// Before the title.
    case leading
    /// After the title.
    case trailing
    /// Above the title.
    case top
    /// Below the title.
    case bottom
  }
}
