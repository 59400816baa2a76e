public import Foundation
import UIKitNames
public import WindowResponder

extension AccessibleResponder {
  /// The name of the element with attributes. Setting it sets `accessibilityLabel` too.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { styledLabel.map { NSAttributedString($0) } }
    set { styledLabel = newValue.map { StyledText($0) } }
  }

  /// The value of the element with attributes. Setting it sets `accessibilityValue` too.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { styledValue.map { NSAttributedString($0) } }
    set { styledValue = newValue.map { StyledText($0) } }
  }

  /// The hint of the element with attributes. Setting it sets `accessibilityHint` too.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { styledHint.map { NSAttributedString($0) } }
    set { styledHint = newValue.map { StyledText($0) } }
  }
}

extension AccessibilityCustomRotor {
  /// Creates a rotor with an attributed name. Assistive technologies receive its characters.
  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
  }
}
