import WindowResponder

/// A cell whose background is a configuration, a view or a color.
///
/// Each of the three replaces the others by methods and not by the properties, because an override can
/// connect the properties.
@MainActor protocol CellBackgrounds: AnyObject {
  var ownBackgroundView: View? { get set }
  func configureBackground(_ new: BackgroundConfiguration?)
  func replaceGround(_ old: View?, with new: View?)
}

extension CellBackgrounds {
  func setBackgroundView(_ new: View?) {
    let old = ownBackgroundView
    ownBackgroundView = new
    if new != nil { configureBackground(nil) }
    replaceGround(old, with: new)
  }
}
