public import Foundation
public import Widgets
public import WindowResponder

// The appearance of titles of bars, with the keys of attributed strings.

extension NavigationBarAppearance {
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titleStyle.keyed }
    set { titleStyle = TextAttributes(newValue) }
  }

  /// The attributes of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { largeTitleStyle.keyed }
    set { largeTitleStyle = TextAttributes(newValue) }
  }
}

extension TabBarItemStateAppearance {
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titleStyle.keyed }
    set { titleStyle = TextAttributes(newValue) }
  }
}

extension BarButtonItemStateAppearance {
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titleStyle.keyed }
    set { titleStyle = TextAttributes(newValue) }
  }
}

extension NavigationBar {
  /// The attributes of the title, or `nil` for those of the bar's appearance.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { titleStyle?.keyed }
    set { titleStyle = newValue.map { TextAttributes($0) } }
  }

  /// The attributes of the large title, or `nil` for those of the bar's appearance.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { largeTitleStyle?.keyed }
    set { largeTitleStyle = newValue.map { TextAttributes($0) } }
  }
}

extension BarItem {
  /// Sets the attributes of the title for a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    setTitleTextAttributes(attributes.map { TextAttributes($0) }, for: state)
  }

  /// Returns the attributes of the title for a state.
  public func titleTextAttributes(
    for state: Control.State
  ) -> [NSAttributedString.Key: Any]? {
    let attributes: TextAttributes? = titleTextAttributes(for: state)
    return attributes?.keyed
  }
}
