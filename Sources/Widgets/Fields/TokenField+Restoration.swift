import WindowResponder

extension TokenField {
  func encodeTokens(_ coder: Coder) {
    coder.encode(tokens, forKey: StateKey.value)
    if !text.isEmpty { coder.encode(text, forKey: StateKey.text) }
  }

  func decodeTokens(_ coder: Coder) {
    if let tokens = coder.decode([String].self, forKey: StateKey.value) { self.tokens = tokens }
    if let text = coder.decodeString(forKey: StateKey.text) { self.text = text }
  }
}
