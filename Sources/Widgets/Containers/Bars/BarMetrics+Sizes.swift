/// The distances, sizes and times of bars; in points and seconds.
enum BarSizes {
  /// The row of a navigation bar with title and buttons.
  static let row = 44.0
  /// What a large title adds to that.
  static let largeTitle = 52.0
  /// What a line above the title adds.
  static let prompt = 26.0
  /// What a search bar adds.
  static let search = 52.0
  /// A toolbar.
  static let toolbar = 44.0
  /// A tab bar.
  static let tabBar = 50.0
  /// From the edges of a bar to the ground of its first button.
  static let edge = 6.0
  /// From the edges of a bar to its text.
  static let margin = 16.0
  /// From the ground of a button to what it shows.
  static let buttonPadding = 10.0
  /// The side of a picture in a button.
  static let image = 22.0
  /// Between a title and the buttons beside it.
  static let gap = 8.0
  /// How long a transition takes.
  static let duration = 0.35
}
