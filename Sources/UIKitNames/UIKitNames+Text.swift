import Widgets

// Text that can be edited.

/// UIKit's name for ``TextField``.
public typealias UITextField = TextField
/// UIKit's name for ``SearchField``.
public typealias UISearchTextField = SearchField
/// UIKit's name for ``TextFieldDelegate``.
public typealias UITextFieldDelegate = TextFieldDelegate
/// UIKit's name for ``TextView``.
public typealias UITextView = TextView
/// UIKit's name for ``TextViewDelegate``.
public typealias UITextViewDelegate = TextViewDelegate
/// UIKit's name for ``TextItemInteraction``.
public typealias UITextItemInteraction = TextItemInteraction
/// UIKit's name for ``TextInput``.
public typealias UITextInput = TextInput
/// UIKit's name for ``TextInputDelegate``.
public typealias UITextInputDelegate = TextInputDelegate
/// UIKit's name for ``TextInputTraits``.
public typealias UITextInputTraits = TextInputTraits
/// UIKit's name for ``TextInputTokenizer``.
public typealias UITextInputTokenizer = TextInputTokenizer
/// UIKit's name for ``TextInputStringTokenizer``.
public typealias UITextInputStringTokenizer = TextInputStringTokenizer
/// UIKit's name for ``TextPosition``.
public typealias UITextPosition = TextPosition
/// UIKit's name for ``TextRange``.
public typealias UITextRange = TextRange
/// UIKit's name for ``TextSelectionRect``.
public typealias UITextSelectionRect = TextSelectionRect
/// UIKit's name for ``TextDirection``.
public typealias UITextDirection = TextDirection
/// UIKit's name for ``TextStorageDirection``.
public typealias UITextStorageDirection = TextStorageDirection
/// UIKit's name for ``TextLayoutDirection``.
public typealias UITextLayoutDirection = TextLayoutDirection
/// UIKit's name for ``TextGranularity``.
public typealias UITextGranularity = TextGranularity
/// UIKit's name for ``WritingDirection``.
public typealias NSWritingDirection = WritingDirection
/// UIKit's name for ``KeyboardType``.
public typealias UIKeyboardType = KeyboardType
/// UIKit's name for ``ReturnKeyType``.
public typealias UIReturnKeyType = ReturnKeyType
/// UIKit's name for ``TextAutocapitalizationType``.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// UIKit's name for ``TextAutocorrectionType``.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// UIKit's name for ``TextSpellCheckingType``.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// UIKit's name for ``TextContentType``.
public typealias UITextContentType = TextContentType
/// UIKit's name for ``TextInteraction``.
public typealias UITextInteraction = TextInteraction
/// UIKit's name for ``TextInteractionDelegate``.
public typealias UITextInteractionDelegate = TextInteractionDelegate
/// UIKit's name for ``TextSelectionDisplayInteraction``.
public typealias UITextSelectionDisplayInteraction = TextSelectionDisplayInteraction
/// UIKit's name for ``TextSelectionDisplayInteractionDelegate``.
public typealias UITextSelectionDisplayInteractionDelegate =
  TextSelectionDisplayInteractionDelegate
/// UIKit's name for ``TextInteractionMode``.
public typealias UITextInteractionMode = TextInteractionMode
