/// The lengths, sizes and durations of bars, in points and seconds.
enum BarSizes {
  /// The height of a navigation bar's row with the title and the buttons.
  static let row = 44.0
  /// The additional height of a large title.
  static let largeTitle = 52.0
  /// The additional height of a prompt.
  static let prompt = 26.0
  /// The additional height of a search bar.
  static let search = 52.0
  /// The height of a toolbar.
  static let toolbar = 44.0
  /// The height of a tab bar.
  static let tabBar = 50.0
  /// The distance from the edges of a bar to the background of its first button.
  static let edge = 6.0
  /// The distance from the edges of a bar to its text.
  static let margin = 16.0
  /// The padding between the background of a button and its content.
  static let buttonPadding = 10.0
  /// The side of an image in a button.
  static let image = 22.0
  /// The side of a symbol in a button of a bar. It grows with the text as far as the bar has room.
  @MainActor static var symbol: Double { min(FontMetrics.symbolSide(image), 32) }
  /// The spacing between a title and the buttons beside it.
  static let gap = 8.0
  /// The duration of a transition.
  static let duration = 0.35
}
