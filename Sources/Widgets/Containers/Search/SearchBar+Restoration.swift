import WindowResponder

extension SearchBar {
  func encodeSearch(_ coder: Coder) {
    searchTextField.encodeRestorableState(with: coder)
    if scopeButtonTitles != nil {
      coder.encode(selectedScopeButtonIndex, forKey: StateKey.scope)
    }
  }

  func decodeSearch(_ coder: Coder) {
    if let scope = coder.decode(Int.self, forKey: StateKey.scope), scope >= 0 {
      selectedScopeButtonIndex = scope
    }
    // The text is set through the bar, whose delegate searches.
    if let text = coder.decodeString(forKey: StateKey.text) { self.text = text }
    searchTextField.decodeRestorableState(with: coder)
  }
}

extension SearchBar: StatelessInside {}
