import Widgets

// Text editing.

/// UIKit's name for `TextField`.
public typealias UITextField = TextField
/// UIKit's name for `SearchField`.
public typealias UISearchTextField = SearchField
/// UIKit's name for `TextFieldDelegate`.
public typealias UITextFieldDelegate = TextFieldDelegate
/// UIKit's name for `TextView`.
public typealias UITextView = TextView
/// UIKit's name for `TextViewDelegate`.
public typealias UITextViewDelegate = TextViewDelegate
/// UIKit's name for `TextContainer`.
public typealias NSTextContainer = TextContainer
/// UIKit's name for `FindInteraction`.
public typealias UIFindInteraction = FindInteraction
/// UIKit's name for `FindInteractionDelegate`.
public typealias UIFindInteractionDelegate = FindInteractionDelegate
/// UIKit's name for `FindSession`.
public typealias UIFindSession = FindSession
/// UIKit's name for `TextItemInteraction`.
public typealias UITextItemInteraction = TextItemInteraction
/// UIKit's name for `TextInput`.
public typealias UITextInput = TextInput
/// UIKit's name for `TextInputDelegate`.
public typealias UITextInputDelegate = TextInputDelegate
/// UIKit's name for `TextInputTraits`.
public typealias UITextInputTraits = TextInputTraits
/// UIKit's name for `TextInputTokenizer`.
public typealias UITextInputTokenizer = TextInputTokenizer
/// UIKit's name for `TextInputStringTokenizer`.
public typealias UITextInputStringTokenizer = TextInputStringTokenizer
/// UIKit's name for `TextPosition`.
public typealias UITextPosition = TextPosition
/// UIKit's name for `TextRange`.
public typealias UITextRange = TextRange
/// UIKit's name for `TextSelectionRect`.
public typealias UITextSelectionRect = TextSelectionRect
/// UIKit's name for `TextDirection`.
public typealias UITextDirection = TextDirection
/// UIKit's name for `TextStorageDirection`.
public typealias UITextStorageDirection = TextStorageDirection
/// UIKit's name for `TextLayoutDirection`.
public typealias UITextLayoutDirection = TextLayoutDirection
/// UIKit's name for `TextGranularity`.
public typealias UITextGranularity = TextGranularity
/// UIKit's name for `WritingDirection`.
public typealias NSWritingDirection = WritingDirection
/// UIKit's name for `KeyboardType`.
public typealias UIKeyboardType = KeyboardType
/// UIKit's name for `ReturnKeyType`.
public typealias UIReturnKeyType = ReturnKeyType
/// UIKit's name for `TextAutocapitalizationType`.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// UIKit's name for `TextAutocorrectionType`.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// UIKit's name for `TextSpellCheckingType`.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// UIKit's name for `TextContentType`.
public typealias UITextContentType = TextContentType
/// UIKit's name for `TextInteraction`.
public typealias UITextInteraction = TextInteraction
/// UIKit's name for `TextInteractionDelegate`.
public typealias UITextInteractionDelegate = TextInteractionDelegate
/// UIKit's name for `TextSelectionDisplayInteraction`.
public typealias UITextSelectionDisplayInteraction = TextSelectionDisplayInteraction
/// UIKit's name for `TextSelectionDisplayInteractionDelegate`.
public typealias UITextSelectionDisplayInteractionDelegate =
  TextSelectionDisplayInteractionDelegate
/// UIKit's name for `TextInteractionMode`.
public typealias UITextInteractionMode = TextInteractionMode
/// UIKit's name for `InputView`.
public typealias UIInputView = InputView
/// UIKit's name for `DataDetectorTypes`.
public typealias UIDataDetectorTypes = DataDetectorTypes
/// UIKit's name for `TextInputPasswordRules`.
public typealias UITextInputPasswordRules = TextInputPasswordRules
/// UIKit's name for `TextSmartQuotesType`.
public typealias UITextSmartQuotesType = TextSmartQuotesType
/// UIKit's name for `TextSmartDashesType`.
public typealias UITextSmartDashesType = TextSmartDashesType
/// UIKit's name for `TextSmartInsertDeleteType`.
public typealias UITextSmartInsertDeleteType = TextSmartInsertDeleteType
/// UIKit's name for `TextInlinePredictionType`.
public typealias UITextInlinePredictionType = TextInlinePredictionType
/// UIKit's name for `KeyboardAppearance`.
public typealias UIKeyboardAppearance = KeyboardAppearance

extension TextDirection {
  /// The number of the direction in UIKit: that of a storage direction (0 forward, 1 backward) or of a layout
  /// direction (2 right, 3 left, 4 up, 5 down).
  public var rawValue: Int {
    switch self {
    case .storage(.forward): 0
    case .storage(.backward): 1
    case .layout(.right): 2
    case .layout(.left): 3
    case .layout(.up): 4
    case .layout(.down): 5
    }
  }

  /// Creates the direction of a number in UIKit. Another number is the direction forward.
  public init(rawValue: Int) {
    let directions: [TextDirection] = [
      .storage(.forward), .storage(.backward), .layout(.right), .layout(.left), .layout(.up),
      .layout(.down),
    ]
    self = directions.indices.contains(rawValue) ? directions[rawValue] : .storage(.forward)
  }
}
