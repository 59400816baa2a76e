import ResponderWords

extension SearchBar: TextFieldDelegate {
  private static let usualFieldHeight = 36.0

  /// The default image of the button for results.
  static var resultsImage: Image? { Image(systemName: "list.bullet") }

  static func makeResultsItem() -> BarButtonItem {
    let item = BarButtonItem(image: resultsImage, style: .plain, target: nil, action: nil)
    item.accessibilityLabel = ownWord("Results")
    return item
  }

  func prepare() {
    ground.isHidden = true
    addSubview(ground)
    for view in parts { addSubview(view) }
    promptLabel.textAlignment = .center
    searchTextField.delegate = self
    searchTextField.addAction(
      Action { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.onPress = { [weak self] _ in self?.cancelPressed() }
    searchTextField.cancelsSearch = { [weak self] in
      guard let self, showsCancel || controller?.isActive == true else { return false }
      cancelPressed()
      return !searchTextField.isFirstResponder
    }
    bookmarkButton.onPress = { [weak self] _ in
      guard let self else { return }
      delegate?.searchBarBookmarkButtonClicked(self)
    }
    resultsButton.onPress = { [weak self] _ in
      guard let self else { return }
      delegate?.searchBarResultsListButtonClicked(self)
    }
    scopes.addAction(Action { [weak self] _ in self?.scopePressed() }, for: .valueChanged)
    partsDidChange(animated: false)
    if frame.isEmpty, frame.width == 0 { frame.size = Size(width: 320, height: naturalHeight) }
  }

  /// The views in front of the background.
  private var parts: [View] {
    [promptLabel, searchTextField, cancelButton, bookmarkButton, resultsButton, scopes]
  }

  // MARK: Events

  func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.searchDidChange()
  }

  private func cancelPressed() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.userCancels()
    releaseFocus()
  }

  /// Removes the focus from the field, unless the field is edited.
  func releaseFocus() {
    if !searchTextField.isFirstResponder { searchTextField.loseFocus() }
  }

  private func scopePressed() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.scopeDidChange()
  }

  /// Returns the delegate's decision.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    let allows = delegate?.searchBarShouldBeginEditing(self) ?? true
    if allows { controller?.userWillBegin() }
    return allows
  }

  /// Activates the search controller, and notifies the delegate.
  public func textFieldDidBeginEditing(_ textField: TextField) {
    controller?.userBegins()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Returns the delegate's decision.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Notifies the delegate.
  public func textFieldDidEndEditing(_ textField: TextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Notifies the delegate of the search, and returns `true`.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  // MARK: Parts

  func scopesDidChange() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
    partsDidChange(animated: false)
  }

  var areScopesSeen: Bool { showsScopes && (scopeButtonTitles ?? []).count > 1 }

  /// The height of the field, in points. Larger texts need more.
  private var fieldHeight: Double {
    let font: Font = searchTextField.font ?? theme.fonts.body
    return max(Self.usualFieldHeight, (font.lineHeight + 12).rounded(.up))
  }

  /// The height of the scopes, in points.
  private var scopeHeight: Double { scopes.intrinsicContentSize.height }

  /// The height of the row with the field, in points.
  private var searchHeight: Double {
    BarSizes.search + fieldHeight - Self.usualFieldHeight
  }

  /// A Boolean value that indicates whether there are scopes or a prompt in addition to the field.
  var hasSeveralRows: Bool { areScopesSeen || prompt != nil }

  var naturalHeight: Double {
    searchHeight + (areScopesSeen ? scopeHeight : 0)
      + (prompt == nil ? 0 : BarSizes.prompt)
  }

  func partsDidChange(animated: Bool) {
    cancelButton.isHidden = !showsCancel
    bookmarkButton.isHidden = !showsBookmarkButton
    resultsButton.isHidden = !showsSearchResultsButton
    scopes.isHidden = !areScopesSeen
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? NavigationBar)?.controller?.viewIfLoaded?.setNeedsLayout()
    guard animated, window != nil else { return }
    View.animate(withDuration: 0.2) { layoutIfNeeded() }
  }

  func looksDidChange() {
    let isBlack = barStyle == .black && searchBarStyle != .minimal
    ground.tint = barTintColor ?? (isBlack ? Color(white: 0.1) : nil)
    ground.backgroundImage = backgroundImage
    ground.look = ToolbarAppearance()
    let isOpaque = !isTranslucent && searchBarStyle != .minimal
    ground.isHidden =
      searchBarStyle != .prominent && ground.tint == nil && backgroundImage == nil && !isOpaque
    for view in parts { view.overrideUserInterfaceStyle = isBlack ? .dark : .unspecified }
  }

  func placeParts() {
    ground.frame = bounds
    var y = 0.0
    promptLabel.isHidden = prompt == nil
    if let prompt {
      promptLabel.text = prompt
      promptLabel.font = theme.fonts.caption
      promptLabel.textColor = .secondaryLabel
      promptLabel.frame = Rect(x: 16, y: 4, width: max(0, bounds.width - 32), height: 22)
      y = BarSizes.prompt
    }
    let rowHeight = min(searchHeight, max(0, bounds.height - y))
    var end = bounds.width - BarSizes.margin
    if showsCancel {
      let width = cancelButton.intrinsicContentSize.width
      end = bounds.width - BarSizes.edge - width
      cancelButton.frame = mirrored(
        Rect(x: end, y: y + (rowHeight - BarSizes.row) / 2, width: width, height: BarSizes.row))
    }
    for (button, isShown) in [
      (bookmarkButton, showsBookmarkButton), (resultsButton, showsSearchResultsButton),
    ] where isShown {
      end -= BarSizes.row
      button.frame = mirrored(
        Rect(
          x: end, y: y + (rowHeight - BarSizes.row) / 2, width: BarSizes.row, height: BarSizes.row))
    }
    searchTextField.frame = mirrored(
      Rect(
        x: BarSizes.margin, y: y + (rowHeight - fieldHeight) / 2,
        width: max(0, end - BarSizes.margin), height: fieldHeight))
    scopes.frame = Rect(
      x: BarSizes.margin, y: y + searchHeight - 4,
      width: max(0, bounds.width - 2 * BarSizes.margin), height: scopeHeight)
  }
}
