import WindowResponder

/// Content and background configurations.
extension TableViewCell {
  func configureContent(_ new: (any ContentConfiguration)?) {
    let isOther = content.configure(new, in: self)
    table?.rowHeightMayHaveChanged(self)
    guard isOther else { return setNeedsLayout() }
    if new == nil { parts.move(to: content.view) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The content configuration of the cell's style.
  var usualContent: ListContentConfiguration {
    switch style {
    case .default: return .cell()
    case .subtitle: return .subtitleCell()
    case .value1: return .valueCell()
    case .value2:
      var new = ListContentConfiguration.valueCell()
      new.textProperties.font = .preferredFont(forTextStyle: .subheadline)
      new.textProperties.color = .tint
      new.secondaryTextProperties.color = .label
      return new
    }
  }

  var usualBackground: BackgroundConfiguration {
    surroundings.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  func makeConfigurationState() -> CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = editing
    state.isFocused = surroundings.isFocused
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = surroundings.isLifted
    state.isDisabled = !isUserInteractionEnabled
    if let dragging = table?.dragging, let path = table?.path(of: self) {
      state.takeDragState(from: dragging, at: path)
    }
    return state
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
    var row = ListRow()
    row.isGrouped = surroundings.style == .insetGrouped
    row.isFirst = surroundings.isFirst
    row.isLast = surroundings.isLast
    background.row = row
    background.isHovered = surroundings.isHovered && selectionStyle != .none
  }
}

extension TableViewCell: CellBackgrounds {}
