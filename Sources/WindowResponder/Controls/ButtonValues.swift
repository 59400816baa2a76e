/// The values of a button that were set for states.
struct ButtonValues {
  var titles: [Control.State: String] = [:]
  var styledTitles: [Control.State: StyledText] = [:]
  var colors: [Control.State: Color] = [:]
  var images: [Control.State: Image] = [:]
  var backgrounds: [Control.State: Image] = [:]
  var fills: [Control.State: Color] = [:]
  var font: Font?
  func background(for state: Control.State) -> Image? { backgrounds[state] ?? backgrounds[.normal] }

  /// The rarely used values, or `nil` before one is set.
  var rare: Rare?

  /// The rarely used values.
  struct Rare {
    var subtitleFont: Font?
    var contentInsets: EdgeInsets?
    var titleInsets = EdgeInsets.zero
    var imageInsets = EdgeInsets.zero
    var adjustsImageWhenHighlighted = true
    var adjustsImageWhenDisabled = true
    var updatesConfiguration = true
    var reversesTitleShadow = false
    var showsTouch = false
    var shadows: [Control.State: Color] = [:]
    var symbols: [Control.State: Image.SymbolConfiguration] = [:]
  }
}
