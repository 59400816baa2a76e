import ResponderGeometry
import ResponderPlatform
import ResponderSystem
import Wayland

/// A `zwp_tablet_seat_v2`: the pens of one seat, which come and go.
///
/// Tablets and pads are only kept, so that they are given up when they are removed.
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
    tabletSeat.onEvent = { [weak self] event in
      switch event {
      case .tabletAdded(let tablet): self?.add(tablet)
      case .toolAdded(let tool): self?.add(tool)
      case .padAdded(let pad): self?.add(pad)
      }
    }
  }

  /// What its tools are.
  var facts: [DisplayFacts.Pen] { tools.map(\.facts) }

  /// The serial of the down of a pen that is down; nil for none.
  var pressSerial: UInt32? { tools.lazy.compactMap(\.pressSerial).first }

  /// The seat is gone: pens that are down end as cancelled.
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

  /// Drops the pens over a surface that is gone.
  func forget(_ surface: WaylandSurface) {
    for tool in tools { tool.forget(surface) }
  }

  /// A surface has moved under the pens.
  func originMoved(of surface: WaylandSurface, by way: Vector) {
    for tool in tools { tool.originMoved(of: surface, by: way) }
  }

  /// Shows the picture at the pens that are over one of our surfaces.
  func show(_ shape: CursorShape?) {
    for tool in tools { tool.show(shape) }
  }

  private func add(_ tablet: ZwpTabletV2) {
    tablets.append(tablet)
    tablet.onEvent = { [weak self, weak tablet] event in
      guard case .removed = event, let self, let tablet else { return }
      tablets.removeAll { $0 === tablet }
      tablet.destroy()
    }
  }

  private func add(_ tool: ZwpTabletToolV2) {
    let added = WaylandTabletTool(tool, id: nextToolID, seat: seat)
    nextToolID &+= 1
    tools.append(added)
    added.onRemoved = { [weak self, weak added] in
      guard let self, let added else { return }
      tools.removeAll { $0 === added }
      added.destroy()
    }
  }

  private func add(_ pad: ZwpTabletPadV2) {
    let added = WaylandTabletPad(pad)
    pads.append(added)
    added.onRemoved = { [weak self, weak added] in
      guard let self, let added else { return }
      pads.removeAll { $0 === added }
      added.destroy()
    }
  }
}
