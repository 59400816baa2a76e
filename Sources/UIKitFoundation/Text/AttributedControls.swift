public import Foundation
public import Widgets
public import WindowResponder

extension Button {
  /// Sets the attributed title for a state, or removes it if the title is `nil`.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let styled = KeptStrings.keep(title, of: self, "title\(state.rawValue)")
    setAttributedTitle(styled, for: state)
  }

  /// Returns the attributed title for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    let styled: StyledText? = attributedTitle(for: state)
    return KeptStrings.string(for: styled, of: self, "title\(state.rawValue)")
  }

  /// The attributed title for the current state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
}

extension SegmentedControl {
  /// Sets the attributes of titles for a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    setTitleTextAttributes(attributes.map { TextAttributes($0) }, for: state)
  }

  /// Returns the attributes of titles for a state.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    let attributes: TextAttributes? = titleTextAttributes(for: state)
    return attributes?.keyed
  }
}

extension Button.Configuration {
  /// The attributed title, or `nil` for none.
  public var attributedTitle: AttributedString? {
    get { titleInStyle.map { AttributedString($0) } }
    set { titleInStyle = newValue.map { StyledText($0) } }
  }

  /// The attributed subtitle, or `nil` for none.
  public var attributedSubtitle: AttributedString? {
    get { subtitleInStyle.map { AttributedString($0) } }
    set { subtitleInStyle = newValue.map { StyledText($0) } }
  }
}

extension ListContentConfiguration {
  /// The attributed text, which takes precedence over `text`, or `nil` for none.
  public var attributedText: NSAttributedString? {
    get { textInStyle.map { NSAttributedString($0) } }
    set { textInStyle = newValue.map { StyledText($0) } }
  }

  /// The attributed secondary text, which takes precedence over `secondaryText`, or `nil` for none.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryTextInStyle.map { NSAttributedString($0) } }
    set { secondaryTextInStyle = newValue.map { StyledText($0) } }
  }
}

extension RefreshControl {
  /// The attributed title below the activity indicator, or `nil` for none.
  public var attributedTitle: NSAttributedString? {
    get { KeptStrings.string(for: titleInStyle, of: self, "title") }
    set { titleInStyle = KeptStrings.keep(newValue, of: self, "title") }
  }
}
