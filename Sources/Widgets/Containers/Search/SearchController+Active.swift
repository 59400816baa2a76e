extension SearchController {
  /// The controller that has the search in its navigation item, or whose view contains the bar.
  private var searchedController: ViewController? {
    if let owner { return owner }
    var view: View? = searchBar.superview
    while let current = view {
      if let bar = current as? NavigationBar, let navigation = bar.controller {
        return navigation.viewControllers.first { $0.navigationItem.searchController === self }
      }
      if let controller = current.next as? ViewController { return controller }
      view = current.superview
    }
    return nil
  }

  /// Called before the field becomes first responder.
  func userWillBegin() {
    if !active { earlierResponder = searchBar.window?.firstResponder }
  }

  func userBegins() { setActive(true) }

  func userCancels() { setActive(false) }

  func setActive(_ new: Bool) {
    guard new != active else { return }
    guard new else { return endSearch() }
    // The delegate may begin the search itself.
    if !isAskingToPresent {
      isAskingToPresent = true
      delegate?.presentSearchController(self)
      isAskingToPresent = false
    }
    if !active { begin() }
  }

  private func begin() {
    owner = searchedController
    if !searchBar.isFirstResponder { userWillBegin() }
    delegate?.willPresentSearchController(self)
    active = true
    showBarParts(true)
    if let navigation = owner?.navigationController, hidesNavigationBarDuringPresentation,
      owner?.navigationItem.searchController === self
    {
      navigation.isSearching = true
    }
    showResults()
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func endSearch() {
    delegate?.willDismissSearchController(self)
    active = false
    showBarParts(false)
    releaseKeys()
    searchBar.text = ""
    searchResultsUpdater?.updateSearchResults(for: self)
    owner?.navigationController?.isSearching = false
    showResults()
    delegate?.didDismissSearchController(self)
    owner = nil
  }

  /// Shows or hides the parts of the bar that the application does not manage itself.
  private func showBarParts(_ shows: Bool) {
    isChangingBar = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(shows, animated: true) }
    if automaticallyShowsScopeBar, !shows || searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.setShowsScope(shows, animated: true)
    }
    isChangingBar = false
  }

  /// Called when a part of the bar is shown or hidden. If the application does that, it manages the part.
  func applicationChangesBar(_ isAutomatic: ReferenceWritableKeyPath<SearchController, Bool>) {
    if !isChangingBar { self[keyPath: isAutomatic] = false }
  }

  /// Ends the editing and the focus of the field, and restores the first responder from before the search.
  private func releaseKeys() {
    let earlier = earlierResponder
    earlierResponder = nil
    searchBar.resignFirstResponder()
    searchBar.releaseFocus()
    guard let window = searchBar.window, window.firstResponder == nil, let earlier else { return }
    let view = earlier as? View ?? (earlier as? ViewController)?.viewIfLoaded
    if view?.window === window { earlier.becomeFirstResponder() }
  }

  func searchDidChange() {
    guard active else { return }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func scopeDidChange() {
    if active { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  // MARK: Results

  private var wantsResults: Bool {
    guard active, searchResultsController != nil else { return false }
    if showsSearchResultsController { return true }
    return automaticallyShowsSearchResultsController && !(searchBar.text ?? "").isEmpty
  }

  func showResults() {
    defer { suggester?.searchDidChange(self) }
    showCover(active && obscuresBackgroundDuringPresentation && !wantsResults)
    guard let results = searchResultsController else { return }
    if wantsResults {
      guard let owner, results.parent == nil else { return }
      owner.addChild(results)
      results.view.frame = owner.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      owner.view.addSubview(results.view)
      results.didMove(toParent: owner)
    } else if results.parent != nil {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }

  private func showCover(_ shows: Bool) {
    guard shows, let view = owner?.view else {
      cover.removeFromSuperview()
      return
    }
    if cover.superview === view { return }
    cover.backgroundColor = Color(white: 0, alpha: 0.2)
    cover.frame = view.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if cover.gestureRecognizers == nil {
      cover.addGestureRecognizer(
        TapGestureRecognizer(primaryAction: Action { [weak self] _ in self?.userCancels() }))
    }
    view.addSubview(cover)
  }
}
