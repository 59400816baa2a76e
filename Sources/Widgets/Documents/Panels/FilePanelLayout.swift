import WindowResponder

/// The layout of a file panel, for all widths.
@MainActor struct FilePanelLayout {
  /// The smallest width of the panel with the locations beside the list, in points.
  static let withLocations = 600.0
  /// The smallest width of the list with rows of one line, in points.
  static let wideList = 440.0
  private static let margin = 12.0
  private static let gap = 8.0
  /// The smallest and the largest width of the list of locations, in points.
  private static let placesWidths = 184.0...260.0
  /// The space around the title of a location: margins, the image and the gap beside it, in points.
  private static let placeSpace = 76.0

  let controller: FilePanelController

  func place() {
    guard let view = controller.viewIfLoaded else { return }
    let wasWide = controller.list.bounds.width >= Self.wideList
    let room = view.bounds.inset(by: view.safeAreaInsets)
    var top = placeHeader(in: room)
    top = placeName(in: room, top)
    top = placeBar(in: room, top)
    placeLists(in: room, top)
    if wasWide != (controller.list.bounds.width >= Self.wideList) { controller.list.reloadData() }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror(in: view.bounds) }
  }

  private func fit(_ view: View, _ width: Double = 10_000) -> Size {
    let size = view.sizeThatFits(Size(width: width, height: 10_000))
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func placeHeader(in room: Rect) -> Double {
    let cancel = fit(controller.cancelButton)
    let accept = fit(controller.acceptButton)
    let height = max(44, cancel.height, accept.height)
    let left = room.minX + Self.margin
    let right = room.maxX - Self.margin
    var y = room.minY + Self.margin
    let heading = fit(controller.heading)
    let isBetween =
      heading.width <= right - left - cancel.width - accept.width - 2 * Self.gap
    if !isBetween {
      // A heading that does not fit between the buttons is above them.
      controller.heading.frame = Rect(
        x: left, y: y, width: max(0, right - left), height: heading.height)
      y += heading.height + Self.gap
    }
    controller.cancelButton.frame = Rect(x: left, y: y, width: cancel.width, height: height)
    controller.acceptButton.frame = Rect(
      x: right - accept.width, y: y, width: accept.width, height: height)
    guard isBetween else { return y + height + Self.gap }
    // The heading is centered in the panel if there is enough room.
    let side = max(cancel.width, accept.width) + Self.gap
    let isRoomy = heading.width <= right - left - 2 * side
    let start = isRoomy ? left + side : left + cancel.width + Self.gap
    let end = isRoomy ? right - side : right - accept.width - Self.gap
    controller.heading.frame = Rect(x: start, y: y, width: max(0, end - start), height: height)
    return y + height + Self.gap
  }

  private func placeName(in room: Rect, _ top: Double) -> Double {
    let isShown = controller.usesName
    controller.nameLabel.isHidden = !isShown
    controller.nameField.isHidden = !isShown
    guard isShown else { return top }
    let label = fit(controller.nameLabel)
    let height = max(44, fit(controller.nameField).height)
    let left = room.minX + Self.margin
    controller.nameLabel.frame = Rect(x: left, y: top, width: label.width, height: height)
    let start = left + label.width + Self.gap
    controller.nameField.frame = Rect(
      x: start, y: top, width: max(0, room.maxX - Self.margin - start), height: height)
    return top + height + Self.gap
  }

  private func placeBar(in room: Rect, _ top: Double) -> Double {
    let up = fit(controller.upButton)
    let new = fit(controller.newFolderButton)
    let height = max(44, up.height, fit(controller.folderButton).height)
    let left = room.minX + Self.margin
    let right = room.maxX - Self.margin
    let small = max(44, up.width, new.width)
    controller.upButton.frame = Rect(x: left, y: top, width: small, height: height)
    controller.newFolderButton.frame = Rect(
      x: right - small, y: top, width: small, height: height)
    var end = right - small - Self.gap
    let start = left + small + Self.gap
    var bottom = top + height
    if !controller.typeButton.isHidden {
      let type = min(fit(controller.typeButton).width, right - left)
      if end - start - type >= 160 {
        controller.typeButton.frame = Rect(x: end - type, y: top, width: type, height: height)
        end -= type + Self.gap
      } else {
        bottom += Self.gap
        controller.typeButton.frame = Rect(x: left, y: bottom, width: type, height: height)
        bottom += height
      }
    }
    controller.folderButton.frame = Rect(
      x: start, y: top, width: max(0, end - start), height: height)
    return bottom + Self.gap
  }

  private func placeLists(in room: Rect, _ top: Double) {
    let height = max(0, controller.view.bounds.maxY - top)
    let hasPlaces = room.width >= Self.withLocations
    controller.locationList.isHidden = !hasPlaces
    let places = hasPlaces ? placesWidth(in: room) : 0
    let x = room.minX + places
    if hasPlaces {
      controller.locationList.frame = Rect(x: room.minX, y: top, width: places, height: height)
    }
    let list = Rect(x: x, y: top, width: max(0, room.maxX - x), height: height)
    controller.list.frame = list
    controller.status.isHidden = controller.status.text == nil
    let words = fit(controller.status, max(0, list.width - 2 * Self.margin))
    controller.status.frame = Rect(
      x: list.minX + Self.margin, y: list.minY + max(0, min(80, (list.height - words.height) / 2)),
      width: max(0, list.width - 2 * Self.margin), height: words.height)
  }

  /// Returns the width in which all titles of locations are shown completely, if the panel has room.
  private func placesWidth(in room: Rect) -> Double {
    let font = Font.preferredFont(forTextStyle: .body)
    let titles = controller.placePaths.map { path in
      TextLayout.cached(FilePanelController.title(ofPlace: path), font: font).size.width
    }
    let wanted = ((titles.max() ?? 0) + Self.placeSpace).rounded(.up)
    let most = max(Self.placesWidths.lowerBound, room.width - Self.wideList)
    return min(max(wanted, Self.placesWidths.lowerBound), Self.placesWidths.upperBound, most)
  }

  private func mirror(in bounds: Rect) {
    for part in controller.view.subviews {
      part.frame.origin.x = bounds.minX + bounds.maxX - part.frame.maxX
    }
  }
}
