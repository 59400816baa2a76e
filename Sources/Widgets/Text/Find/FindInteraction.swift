import ResponderRuntime

/// A bar at the lower edge of a view for finding and replacing text. Follows `UIFindInteraction`.
///
///     textView.isFindInteractionEnabled = true
///     textView.findInteraction?.presentFindNavigator(showingReplace: false)
///
/// Ctrl+F opens the bar in a text view that enables it, Ctrl+H opens it with a replacement. Return and F3
/// show the next result, with Shift the previous one. Escape closes the bar.
@preconcurrency @MainActor open class FindInteraction: Interaction {
  /// Creates an interaction with a delegate that provides its sessions.
  public init(sessionDelegate: any FindInteractionDelegate) {
    delegate = sessionDelegate
  }

  /// The delegate that provides the sessions. The reference is weak.
  public final private(set) weak var delegate: (any FindInteractionDelegate)?

  /// The view of the interaction.
  public final private(set) weak var view: View?

  /// The active session, or `nil` if the bar is closed.
  public final private(set) var activeFindSession: FindSession?

  /// A Boolean value that indicates whether the bar is open.
  public final var isFindNavigatorVisible: Bool { bar != nil }

  /// The search text.
  open var searchText: String? {
    didSet {
      guard searchText != oldValue else { return }
      bar?.take(searchText: searchText ?? "")
      search()
    }
  }

  /// The replacement text.
  open var replacementText: String? {
    didSet { bar?.take(replacementText: replacementText ?? "") }
  }

  /// The search options. The default ignores case. In UIKit only the user can change them.
  open var searchOptions: TextSearchOptions = .caseInsensitive {
    didSet {
      guard searchOptions != oldValue else { return }
      bar?.take(options: searchOptions)
      search()
    }
  }

  // MARK: The bar

  /// Opens the bar, with or without a row for the replacement.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, view.window != nil, let place = view.superview else { return }
    if let bar {
      bar.showsReplacement = showingReplace && activeFindSession?.supportsReplacement ?? false
      bar.begin()
      return revealBar()
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    let bar = FindBar(self)
    bar.showsReplacement = showingReplace && session.supportsReplacement
    self.bar = bar
    bar.take(searchText: searchText ?? "")
    bar.take(replacementText: replacementText ?? "")
    bar.take(options: searchOptions)
    place.insertSubview(bar, aboveSubview: view)
    followFrames(of: view.window)
    layOutBar()
    search()
    bar.begin()
    revealBar()
    delegate?.findInteraction(self, didBegin: session)
  }

  /// Closes the bar. The last result stays selected.
  open func dismissFindNavigator() {
    guard let bar else { return }
    self.bar = nil
    let hadKeys = bar.hasKeys
    if hadKeys { view?.becomeFirstResponder() }
    bar.removeFromSuperview()
    followFrames(of: nil)
    (view as? ScrollView)?.barRoom = 0
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Shows the next result. If there is no search text, opens the bar.
  open func findNext() { go(.forward) }

  /// Shows the previous result. If there is no search text, opens the bar.
  open func findPrevious() { go(.backward) }

  /// Updates the number of results in the bar.
  open func updateResultCount() { bar?.updateCount() }

  // MARK: Interaction

  /// Called before the interaction is added to or removed from a view.
  open func willMove(to view: View?) { dismissFindNavigator() }

  /// Called after the interaction has been added to or removed from a view.
  open func didMove(to view: View?) { self.view = view }

  // MARK: Parts

  final var bar: FindBar?
  /// The window before whose frames the bar is positioned.
  @BackLink final var followedWindow: Window?

  private func search() {
    guard let session = activeFindSession else { return }
    session.performSearch(query: searchText ?? "", options: searchOptions)
    updateResultCount()
  }

  private func go(_ direction: TextStorageDirection) {
    guard let text = searchText, !text.isEmpty else {
      return presentFindNavigator(showingReplace: false)
    }
    if let session = activeFindSession {
      session.highlightNextResult(in: direction)
      return updateResultCount()
    }
    // If the bar is closed, the result is selected, and no results are highlighted.
    guard let view, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    session.performSearch(query: text, options: searchOptions)
    session.highlightNextResult(in: direction)
    session.invalidateFoundResults()
  }

  func replace() {
    activeFindSession?.performSingleReplacement(
      query: searchText ?? "", replacementString: replacementText ?? "", options: searchOptions)
    updateResultCount()
  }

  func replaceAll() {
    activeFindSession?.replaceAll(
      query: searchText ?? "", replacementString: replacementText ?? "", options: searchOptions)
    updateResultCount()
  }
}
