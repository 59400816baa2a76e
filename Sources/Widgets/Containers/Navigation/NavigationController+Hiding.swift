/// Bars that are hidden while an input view is shown or the window is low, or by the user's tap or swipe.
extension NavigationController: InputViewFollower {
  /// The reasons for which bars are hidden, and those that were visible before.
  struct HiddenBars {
    enum Reason {
      case inputView, height, user
    }

    var reasons: Set<Reason> = []
    var hadNavigationBar = false
    var hadToolbar = false
    /// A Boolean value that indicates whether a tap shows the bars, also if ``hidesBarsOnTap`` is `false`.
    var isShownByTap: Bool { reasons != [.user] }
  }

  package func inputViewDidChange(isShown: Bool) {
    setHidden(isShown && hidesBarsWhenKeyboardAppears, by: .inputView)
  }

  /// Hides or shows the bars for the height of the window.
  func heightMayHaveChanged() {
    let isLow = isViewLoaded && traitCollection.verticalSizeClass == .compact
    setHidden(isLow && hidesBarsWhenVerticallyCompact, by: .height)
  }

  /// Hides or shows both bars for the user. A bar that the program has hidden stays hidden.
  func setHiddenByUser(_ isHidden: Bool) {
    if isHidden {
      // The program may have shown one of the bars since both were hidden.
      let hadToolbar = hiddenBars?.hadToolbar ?? false
      hiddenBars = nil
      setHidden(true, by: .user)
      if hadToolbar { hiddenBars?.hadToolbar = true }
    } else if hiddenBars != nil {
      showHiddenBars()
    } else {
      setNavigationBarHidden(false, animated: true)
    }
  }

  private func setHidden(_ isHidden: Bool, by reason: HiddenBars.Reason) {
    guard isHidden != hiddenBars?.reasons.contains(reason) ?? false else { return }
    if isHidden {
      var bars =
        hiddenBars ?? HiddenBars(hadNavigationBar: !hidesBar, hadToolbar: !hidesToolbar)
      bars.reasons.insert(reason)
      hiddenBars = bars
      setNavigationBarHidden(true, animated: true)
      setToolbarHidden(true, animated: true)
    } else {
      hiddenBars?.reasons.remove(reason)
      if hiddenBars?.reasons.isEmpty ?? false { showHiddenBars() }
    }
    barHideOnTapGestureRecognizer.isEnabled = isTapEnabled
  }

  /// A Boolean value that indicates whether a tap hides or shows the bars.
  var isTapEnabled: Bool { hidesBarsOnTap || hiddenBars?.isShownByTap ?? false }

  /// Shows the bars that were hidden, for example for a tap.
  func showHiddenBars() {
    guard let bars = hiddenBars else { return }
    hiddenBars = nil
    if bars.hadNavigationBar { setNavigationBarHidden(false, animated: true) }
    if bars.hadToolbar { setToolbarHidden(false, animated: true) }
    barHideOnTapGestureRecognizer.isEnabled = isTapEnabled
  }
}
