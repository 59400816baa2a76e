import ResponderRuntime
import Wayland

/// A `zwp_tablet_pad_v2`: the buttons, rings and strips beside a tablet.
///
/// UIKit has no such devices, so their events are not reported. The objects are kept so that they can be
/// destroyed.
@MainActor final class WaylandTabletPad {
  private let pad: ZwpTabletPadV2
  private var groups: [ZwpTabletPadGroupV2] = []
  private var rings: [ZwpTabletPadRingV2] = []
  private var strips: [ZwpTabletPadStripV2] = []
  var onRemoved: (() -> Void)?

  init(_ pad: ZwpTabletPadV2) {
    self.pad = pad
    pad.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .group(let group): link.target?.add(group)
      case .removed: link.target?.onRemoved?()
      case .path, .buttons, .done, .button, .enter, .leave: break
      }
    }
  }

  func destroy() {
    pad.onEvent = nil
    for group in groups { group.onEvent = nil }
    for ring in rings { ring.destroy() }
    for strip in strips { strip.destroy() }
    for group in groups { group.destroy() }
    pad.destroy()
  }

  private func add(_ group: ZwpTabletPadGroupV2) {
    groups.append(group)
    group.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .ring(let ring): link.target?.rings.append(ring)
      case .strip(let strip): link.target?.strips.append(strip)
      case .buttons, .modes, .done, .modeSwitch: break
      }
    }
  }
}
