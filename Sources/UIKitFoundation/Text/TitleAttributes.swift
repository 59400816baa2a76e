public import Foundation
public import Widgets
public import WindowResponder

// How titles of bars look, with the keys of attributed strings.

extension NavigationBarAppearance {
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titleLooks.keyed }
    set { titleLooks = TextAttributes(newValue) }
  }

  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { largeTitleLooks.keyed }
    set { largeTitleLooks = TextAttributes(newValue) }
  }
}

extension TabBarItemStateAppearance {
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titleLooks.keyed }
    set { titleLooks = TextAttributes(newValue) }
  }
}

extension BarButtonItemStateAppearance {
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titleLooks.keyed }
    set { titleLooks = TextAttributes(newValue) }
  }
}

extension NavigationBar {
  /// How the title looks; nil as the bar's appearance has it.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { titleLooks?.keyed }
    set { titleLooks = newValue.map { TextAttributes($0) } }
  }

  /// How the large title looks; nil as the bar's appearance has it.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { largeTitleLooks?.keyed }
    set { largeTitleLooks = newValue.map { TextAttributes($0) } }
  }
}

extension BarItem {
  /// Says how the title looks in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    setTitleTextAttributes(attributes.map { TextAttributes($0) }, for: state)
  }

  /// How the title looks in a state.
  public func titleTextAttributes(
    for state: Control.State
  ) -> [NSAttributedString.Key: Any]? {
    let attributes: TextAttributes? = titleTextAttributes(for: state)
    return attributes?.keyed
  }
}
