import ResponderPlatform

// The traits as values of the input method protocol.

extension TextInputTraits {
  /// The purpose of the text: by the keyboard type, or else by the content type.
  var inputPurpose: TextInputPurpose {
    let isNumeric = keyboardType == .numberPad || keyboardType == .asciiCapableNumberPad
    if isSecureTextEntry { return isNumeric ? .pin : .password }
    switch keyboardType {
    case .numberPad, .asciiCapableNumberPad: return .digits
    case .decimalPad, .numbersAndPunctuation: return .number
    case .phonePad: return .phone
    case .URL: return .url
    case .emailAddress: return .email
    case .namePhonePad: return .name
    case .default, .asciiCapable, .twitter, .webSearch: break
    }
    switch textContentType {
    case .name, .givenName, .familyName, .nickname: return .name
    case .telephoneNumber: return .phone
    case .emailAddress: return .email
    case .URL: return .url
    case .password, .newPassword: return .password
    case .oneTimeCode, .creditCardNumber: return .digits
    case .dateTime: return .datetime
    case .date, .birthdate: return .date
    case .time: return .time
    case .terminal: return .terminal
    default: return .normal
    }
  }

  /// The hints for the input method.
  var inputHints: TextInputHints {
    var hints: TextInputHints = isMultiline ? .multiline : []
    if isSecureTextEntry { return hints.union([.hiddenText, .sensitiveData]) }
    let purpose = inputPurpose
    let isProse = purpose == .normal || purpose == .name
    if completesWords(isProse) { hints.insert(.completion) }
    if spellCheckingType == .yes || spellCheckingType == .default && purpose == .normal {
      hints.insert(.spellcheck)
    }
    if isProse { hints.formUnion(capitalization) }
    if purpose == .url || purpose == .email { hints.insert(.lowercase) }
    switch keyboardType {
    case .asciiCapable, .asciiCapableNumberPad, .URL, .emailAddress: hints.insert(.latin)
    default: break
    }
    switch textContentType {
    case .password, .newPassword, .creditCardNumber, .oneTimeCode: hints.insert(.sensitiveData)
    default: break
    }
    return hints
  }

  /// Returns a Boolean value that indicates whether the input method completes words. The protocol has one
  /// hint for completion and correction.
  private func completesWords(_ isProse: Bool) -> Bool {
    let suggests = (self as? any EditedTextInput)?.editor.smart.suggestsWords
    return switch autocorrectionType {
    case .yes: true
    case .no: suggests ?? false
    case .default: suggests ?? isProse
    }
  }

  private var capitalization: TextInputHints {
    switch autocapitalizationType {
    case .none: .lowercase
    case .words: .titlecase
    case .sentences: .autoCapitalization
    case .allCharacters: .uppercase
    }
  }
}
