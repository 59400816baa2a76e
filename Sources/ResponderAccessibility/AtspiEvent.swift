internal import ResponderBus

/// An event, without its source.
struct AtspiEvent {
  var category = "Object"
  var member: String
  var detail = ""
  var first = 0
  var second = 0
  var value = DBusValue.int32(0)
}

extension AtspiEvent {
  /// Returns the category, the member and the detail of a change's event.
  static func name(
    of change: AccessibleChange
  ) -> (category: String, member: String, detail: String) {
    switch change {
    case .name: return ("Object", "PropertyChange", "accessible-name")
    case .description: return ("Object", "PropertyChange", "accessible-description")
    case .role: return ("Object", "PropertyChange", "accessible-role")
    case .value: return ("Object", "PropertyChange", "accessible-value")
    case .bounds: return ("Object", "BoundsChanged", "")
    case .state(let state, _): return ("Object", "StateChanged", state.name)
    case .textRemoved: return ("Object", "TextChanged", "delete")
    case .textInserted: return ("Object", "TextChanged", "insert")
    case .caret: return ("Object", "TextCaretMoved", "")
    case .textSelection: return ("Object", "TextSelectionChanged", "")
    case .textAttributes: return ("Object", "TextAttributesChanged", "")
    case .childAdded: return ("Object", "ChildrenChanged", "add")
    case .childRemoved, .children: return ("Object", "ChildrenChanged", "remove")
    case .selection: return ("Object", "SelectionChanged", "")
    case .activeDescendant: return ("Object", "ActiveDescendantChanged", "")
    case .rowsInserted: return ("Object", "RowInserted", "")
    case .rowsRemoved: return ("Object", "RowDeleted", "")
    case .rowsReordered: return ("Object", "RowReordered", "")
    case .columnsReordered: return ("Object", "ColumnReordered", "")
    case .windowCreated: return ("Window", "Create", "")
    case .windowActivated: return ("Window", "Activate", "")
    case .windowDeactivated: return ("Window", "Deactivate", "")
    case .windowDestroyed: return ("Window", "Destroy", "")
    case .documentLoaded: return ("Document", "LoadComplete", "")
    case .announcement: return ("Object", "Announcement", "")
    case .removed: return ("Object", "StateChanged", "defunct")
    }
  }
}
