public import Foundation
import UIKitNames
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

extension BarButtonItemStateAppearance {
  /// The offset of the title, in points. The default is `.zero`.
  @_disfavoredOverload public var titlePositionAdjustment: Offset {
    get { Offset(horizontal: titleDistance.dx, vertical: titleDistance.dy) }
    set { titleDistance = Vector(dx: newValue.horizontal, dy: newValue.vertical) }
  }
}

extension NavigationBarAppearance {
  /// The offset of the title, in points. The default is `.zero`.
  @_disfavoredOverload public var titlePositionAdjustment: Offset {
    get { Offset(horizontal: titleDistance.dx, vertical: titleDistance.dy) }
    set { titleDistance = Vector(dx: newValue.horizontal, dy: newValue.vertical) }
  }
}

extension TabBarItem {
  /// Sets the attributes of the badge's text in a state.
  public func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    setBadgeTextAttributes(attributes.map { TextAttributes($0) }, for: state)
  }

  /// Returns the attributes of the badge's text in a state, or `nil` if they are not set.
  public func badgeTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    let attributes: TextAttributes? = badgeTextAttributes(for: state)
    return attributes?.keyed
  }
}
