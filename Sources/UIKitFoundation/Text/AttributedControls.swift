public import Foundation
public import Widgets
public import WindowResponder

extension Button {
  /// Sets the title with the looks of its parts, for a state; nil takes it away.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let styled = KeptStrings.keep(title, of: self, "title\(state.rawValue)")
    setAttributedTitle(styled, for: state)
  }

  /// The title with the looks of its parts, for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    let styled: StyledText? = attributedTitle(for: state)
    return KeptStrings.string(for: styled, of: self, "title\(state.rawValue)")
  }

  /// The title that is shown, with the looks of its parts.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
}

extension SegmentedControl {
  /// Says how titles look in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    setTitleTextAttributes(attributes.map { TextAttributes($0) }, for: state)
  }

  /// How titles look in a state.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    let attributes: TextAttributes? = titleTextAttributes(for: state)
    return attributes?.keyed
  }
}

extension Button.Configuration {
  /// The title with its looks; nil for none.
  public var attributedTitle: AttributedString? {
    get { titleInStyle.map { AttributedString($0) } }
    set { titleInStyle = newValue.map { StyledText($0) } }
  }

  /// The second line with its looks; nil for none.
  public var attributedSubtitle: AttributedString? {
    get { subtitleInStyle.map { AttributedString($0) } }
    set { subtitleInStyle = newValue.map { StyledText($0) } }
  }
}

extension ListContentConfiguration {
  /// The text with its looks, which comes before `text`; nil for none.
  public var attributedText: NSAttributedString? {
    get { textInStyle.map { NSAttributedString($0) } }
    set { textInStyle = newValue.map { StyledText($0) } }
  }

  /// The second text with its looks, which comes before `secondaryText`; nil for none.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryTextInStyle.map { NSAttributedString($0) } }
    set { secondaryTextInStyle = newValue.map { StyledText($0) } }
  }
}

extension RefreshControl {
  /// What stands under the wheel, with its looks; nil for nothing.
  public var attributedTitle: NSAttributedString? {
    get { KeptStrings.string(for: titleInStyle, of: self, "title") }
    set { titleInStyle = KeptStrings.keep(newValue, of: self, "title") }
  }
}
