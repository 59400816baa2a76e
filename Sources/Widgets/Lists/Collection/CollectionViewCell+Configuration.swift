import WindowResponder

/// Content and background configurations.
extension CollectionViewCell {
  func configureContent(_ new: (any ContentConfiguration)?) {
    content.configure(new, in: self)
    collection?.cellSizeMayHaveChanged(self)
    setNeedsLayout()
    setNeedsDisplay()
  }

  var usualBackground: BackgroundConfiguration {
    guard let listRow else { return .clear() }
    return listRow.hasGroups ? .listGroupedCell() : .listPlainCell()
  }

  func makeConfigurationState() -> CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = showsFocus
    state.isReordering = collection?.movement?.cell === self
    state.isDisabled = !isUserInteractionEnabled
    guard let collection else { return state }
    state.isEditing = collection.isEditing
    state.isSwiped = collection.swipe?.cell === self
    if let dragging = collection.dragging, let path = collection.path(of: self) {
      state.takeDragState(from: dragging, at: path)
    }
    if let outline = collection.outline, let path = collection.path(of: self) {
      state.isExpanded = outline.isExpanded(at: path)
    }
    return state
  }

  /// Returns the size that the configured content needs. If there is none, returns the current size.
  func contentSize(in size: Size) -> Size {
    updateConfigurationIfNeeded()
    let isMeasured = content.isConfigured || content.view.hasConstraintsInside
    return isMeasured ? content.view.measured(inWidth: size.width) : bounds.size
  }

  /// Updates the configurations if the state has changed since the last update.
  func updateConfigurationIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func shapeBackground(_ background: ConfiguredBackgroundView) {
    background.row = listRow
    background.isHovered = isHovered
  }
}

extension CollectionViewCell: CellBackgrounds {}
