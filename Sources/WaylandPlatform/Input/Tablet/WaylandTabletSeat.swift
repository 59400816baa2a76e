import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// A `zwp_tablet_seat_v2`: the pens of one seat, which may be added and removed at any time.
///
/// Tablets and pads are kept only so that they are destroyed when they are removed.
@MainActor final class WaylandTabletSeat {
  private let tabletSeat: ZwpTabletSeatV2
  private unowned let seat: WaylandSeat
  private var tools: [WaylandTabletTool] = []
  private var tablets: [ZwpTabletV2] = []
  private var pads: [WaylandTabletPad] = []
  private var nextToolID: Int32 = 0

  init(_ tabletSeat: ZwpTabletSeatV2, seat: WaylandSeat) {
    self.tabletSeat = tabletSeat
    self.seat = seat
    tabletSeat.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .tabletAdded(let tablet): link.target?.add(tablet)
      case .toolAdded(let tool): link.target?.add(tool)
      case .padAdded(let pad): link.target?.add(pad)
      }
    }
  }

  /// The properties of the tools.
  var facts: [DisplayFacts.Pen] { tools.map(\.facts) }

  /// The serial of the down event of a pen, or `nil` if none is down.
  var pressSerial: UInt32? { tools.lazy.compactMap(\.pressSerial).first }

  /// Cancels the pens that are down when the seat is removed.
  func destroy() {
    tabletSeat.onEvent = nil
    for tool in tools { tool.destroy() }
    for pad in pads { pad.destroy() }
    for tablet in tablets {
      tablet.onEvent = nil
      tablet.destroy()
    }
    tools = []
    pads = []
    tablets = []
    tabletSeat.destroy()
  }

  /// Removes the pens over a surface that was destroyed.
  func forget(_ surface: WaylandSurface) {
    for tool in tools { tool.forget(surface) }
  }

  /// Moves the locations of the pens on a surface that has moved under them.
  func originMoved(of surface: WaylandSurface, by way: Vector) {
    for tool in tools { tool.originMoved(of: surface, by: way) }
  }

  /// Shows a shape at the pens that are over a surface of this application.
  func show(_ shape: CursorShape?) {
    for tool in tools { tool.show(shape) }
  }

  private func add(_ tablet: ZwpTabletV2) {
    tablets.append(tablet)
    tablet.onEvent = { [link = BackLink(self), tabletLink = BackLink(tablet)] event in
      guard case .removed = event, let tablet = tabletLink.target else { return }
      link.target?.tablets.removeAll { $0 === tablet }
      tablet.destroy()
    }
  }

  private func add(_ tool: ZwpTabletToolV2) {
    let added = WaylandTabletTool(tool, id: nextToolID, seat: seat)
    nextToolID &+= 1
    tools.append(added)
    added.onRemoved = { [link = BackLink(self), addedLink = BackLink(added)] in
      guard let added = addedLink.target else { return }
      link.target?.tools.removeAll { $0 === added }
      added.destroy()
    }
  }

  private func add(_ pad: ZwpTabletPadV2) {
    let added = WaylandTabletPad(pad)
    pads.append(added)
    added.onRemoved = { [link = BackLink(self), addedLink = BackLink(added)] in
      guard let added = addedLink.target else { return }
      link.target?.pads.removeAll { $0 === added }
      added.destroy()
    }
  }
}
