/// A bar with a search field, a cancel button and scopes. Follows `UISearchBar`.
@preconcurrency @MainActor open class SearchBar: View, BarPositioning {
  /// The style of the background. Follows `UISearchBar.Style`, with its values.
  public enum Style: UInt, Sendable {
    /// The default background.
    case `default` = 0
    /// A background of its own.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// Creates an empty bar.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty bar. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Saves the text and the selected scope. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeSearch(coder)
  }

  /// Restores the text and the selected scope, and notifies the delegate. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeSearch(coder)
  }

  /// The delegate that controls and observes the search. The reference is weak.
  open weak var delegate: (any SearchBarDelegate)?

  // MARK: Text

  /// The search text. A new value notifies the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text ?? "" else { return }
      searchTextField.text = newValue
      textDidChange()
    }
  }
  /// The placeholder that is visible if there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field, or `nil` for none.
  open var prompt: String? { didSet { setNeedsLayout() } }
  /// The search field.
  public final let searchTextField = SearchField()

  // MARK: Buttons

  /// A Boolean value that indicates whether the cancel button is visible. The default is `false`.
  ///
  /// A new value sets ``SearchController/automaticallyShowsCancelButton`` of the bar's search controller to
  /// `false`.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button, as a new value of ``showsCancelButton`` does.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    controller?.applicationChangesBar(\.automaticallyShowsCancelButton)
    guard showsCancel != showsCancelButton else { return }
    showsCancel = showsCancelButton
    partsDidChange(animated: animated)
  }
  /// A Boolean value that indicates whether the bookmark button is visible. The default is `false`.
  open var showsBookmarkButton = false { didSet { partsDidChange(animated: false) } }
  /// A Boolean value that indicates whether the button for results is visible. The default is `false`.
  open var showsSearchResultsButton = false { didSet { partsDidChange(animated: false) } }
  /// A Boolean value that indicates whether the button for results is selected. A press does not change it.
  /// The default is `false`.
  open var isSearchResultsButtonSelected: Bool {
    get { resultsButton.item.isSelected }
    set {
      resultsButton.item.isSelected = newValue
      resultsButton.update()
    }
  }

  // MARK: Scopes

  /// The titles of the scopes, or `nil` for none.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The index of the selected scope. An index out of range is ignored. The default is 0.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set {
      if (0..<scopes.numberOfSegments).contains(newValue) { scopes.selectedSegmentIndex = newValue }
    }
  }
  /// A Boolean value that indicates whether the scopes are visible, if there are at least two. The default is
  /// `false`.
  ///
  /// A new value sets ``SearchController/automaticallyShowsScopeBar`` of the bar's search controller to
  /// `false`.
  open var showsScopeBar: Bool {
    get { showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scopes, as a new value of ``showsScopeBar`` does.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    controller?.applicationChangesBar(\.automaticallyShowsScopeBar)
    guard showsScopes != show else { return }
    showsScopes = show
    partsDidChange(animated: animated)
  }

  // MARK: Appearance

  /// The style of the background. The default is `.default`.
  open var searchBarStyle = Style.default { didSet { looksDidChange() } }
  /// The bar style. With `.black` the background is dark, and the field and the buttons have their dark
  /// appearance. The default is `.default`.
  open var barStyle = BarStyle.default { didSet { looksDidChange() } }
  /// A Boolean value that indicates whether the view behind the bar is visible through it. If it is `false`,
  /// the bar has a background of its own, unless ``searchBarStyle`` is `.minimal`. The default is `true`.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// The color of the background, or `nil` for that of the theme.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// The background image, or `nil` for none.
  open var backgroundImage: Image? { didSet { looksDidChange() } }
  /// Returns the image that was set for an icon in a state, or `nil` for the default one.
  open func image(for icon: Icon, state: Control.State) -> Image? {
    state == .normal ? icons[icon] : nil
  }
  /// Sets or removes the image of an icon for `.normal`. The magnifier, the bookmark button and the button
  /// for results use it in all states. An image of the clear button is stored and not shown.
  open func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {
    guard state == .normal else { return }
    icons[icon] = iconImage
    switch icon {
    case .search: searchTextField.magnifierImage = iconImage
    case .bookmark:
      bookmarkButton.item.image = iconImage ?? BarButtonItem(systemItem: .bookmarks).image
      bookmarkButton.update()
    case .resultsList:
      resultsButton.item.image = iconImage ?? Self.resultsImage
      resultsButton.update()
    case .clear: break
    }
  }
  private var icons: [Icon: Image] = [:]

  /// An icon in the bar. Follows `UISearchBar.Icon`, with its values.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifier.
    case search = 0
    /// The clear button.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The button for results.
    case resultsList = 3
  }

  /// The offset of the text in the field, in points: to the trailing edge and down. The default is zero.
  open var searchTextPositionAdjustment: Vector {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }
  /// The position of the bar. The default is `.any`.
  open var barPosition: BarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Text input

  /// The view above the keyboard during text input.
  open override var inputAccessoryView: View? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The autocapitalization of the text.
  open var autocapitalizationType: TextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// A value that indicates whether typed words are corrected.
  open var autocorrectionType: TextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// A value that indicates whether spelling is checked.
  open var spellCheckingType: TextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The type of the keyboard.
  open var keyboardType: KeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The action of Return.
  open var returnKeyType: ReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether Return does nothing without text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// A Boolean value that indicates whether the field is first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// A Boolean value that indicates whether the field can become first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Makes the field first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  /// Resigns the field as first responder.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  /// The height of the field and the scopes, in points, without an intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: naturalHeight)
  }
  /// Returns the available width and the height of the field and the scopes, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: naturalHeight)
  }
  /// Positions the field and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: The field's delegate

  /// Returns the delegate's answer, or `true` without a delegate.
  open func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Calls ``textFieldDidEndEditing(_:)``.
  open func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// Called when the selection has changed. The base class does nothing.
  open func textFieldDidChangeSelection(_ textField: TextField) {}

  /// Returns a Boolean value that indicates whether the clear button can clear the text. The base class
  /// returns `true`.
  open func textFieldShouldClear(_ textField: TextField) -> Bool { true }

  /// Returns the edit menu for a range. The base class returns `nil`, for the default menu.
  open func textField(
    _ textField: TextField, editMenuForCharactersIn range: TextRange,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }

  /// Called when the edit menu is about to appear. The base class does nothing.
  open func textField(
    _ textField: TextField, willPresentEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}

  /// Called when the edit menu is about to disappear. The base class does nothing.
  open func textField(
    _ textField: TextField, willDismissEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}

  // MARK: Internal state

  final var showsCancel = false
  final var showsScopes = false
  final let cancelButton = BarButton(BarButtonItem(systemItem: .cancel))
  final let bookmarkButton = BarButton(BarButtonItem(systemItem: .bookmarks))
  final let resultsButton = BarButton(SearchBar.makeResultsItem())
  final let scopes = SegmentedControl()
  final let promptLabel = Label()
  final let ground = BarBackground(edge: .bottom)
  /// The search controller of the bar.
  final weak var controller: SearchController?
}
