import ResponderPlatform
import Wayland

/// The clipboard and the primary selection, if the compositor has them.
extension WaylandDisplay {
  package func hasSelection(_ kind: SelectionKind) -> Bool { selection(kind) != nil }

  package func offeredTypes(_ kind: SelectionKind) -> [String] {
    selection(kind)?.offeredTypes ?? []
  }

  package func receive(
    _ type: String, of kind: SelectionKind, into descriptor: Int32
  ) -> Bool {
    selection(kind)?.receive(type, into: descriptor) ?? false
  }

  package func offer(_ types: [String], as kind: SelectionKind) { selection(kind)?.offer(types) }

  func selection(_ kind: SelectionKind) -> WaylandSelection? {
    kind == .clipboard ? clipboard : primarySelection
  }

  /// Creates the selections whose globals the compositor has.
  func makeSelections() {
    drags.display = self
    if let manager = globals.dataDeviceManager {
      clipboard = WaylandSelection(.clipboard, display: self) { [drags] in
        WaylandClipboard(manager, seat: $0, drags: drags)
      }
    }
    if let manager = globals.primarySelectionManager {
      primarySelection = WaylandSelection(.primary, display: self) {
        WaylandPrimarySelection(manager, seat: $0)
      }
    }
  }

  /// Sends the offers that wait for a serial.
  func pressCame() {
    clipboard?.pressCame()
    primarySelection?.pressCame()
  }
}
