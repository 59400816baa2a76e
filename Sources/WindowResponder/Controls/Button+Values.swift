extension Button {
  /// Changes the values of the button, and shows them.
  final func set(_ change: (inout ButtonValues) -> Void) {
    change(&values)
    contentDidChange()
  }

  /// Changes the values that few buttons have, and shows them.
  final func setRare(_ change: (inout ButtonValues.Rare) -> Void) {
    set {
      var rare = $0.rare ?? ButtonValues.Rare()
      change(&rare)
      $0.rare = rare
    }
  }

  /// Measures and draws the button again after a change of its values.
  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    if views != nil || configuration?.needsViews == true { labelDidChange() }
  }
}
