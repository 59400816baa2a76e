import WindowResponder

/// The stopping positions of a section that scrolls orthogonally, as distances from its start in points.
@MainActor struct SectionRest {
  let section: SectionLayout
  let room: Double
  let content: Double

  private var isCentered: Bool {
    section.section.orthogonalScrollingBehavior == .groupPagingCentered
  }

  /// Returns the position at which a group stops.
  private func place(of group: Int) -> Double {
    let start = section.acrossInset + section.groups.offset(of: group)
    if isCentered { return start + section.groups.length(of: group) / 2 - room / 2 }
    let place = start - section.acrossInset
    return min(max(0, place), max(0, content - room))
  }

  /// Returns the group whose stopping position is nearest to a position.
  private func group(at place: Double) -> Int {
    let shift = isCentered ? room / 2 - section.acrossInset : 0
    let number = section.groups.number(at: place + shift)
    let all = max(0, number - 1)...min(max(0, section.groups.groupCount - 1), number + 1)
    return all.min { abs(self.place(of: $0) - place) < abs(self.place(of: $1) - place) } ?? number
  }

  func place(proposed: Double, from start: Double, speed: Double) -> Double {
    guard section.groups.groupCount > 0 else { return proposed }
    switch section.section.orthogonalScrollingBehavior {
    case .none, .continuous: return proposed
    case .continuousGroupLeadingBoundary: return place(of: group(at: proposed))
    case .paging:
      let page = max(1, section.groups.container.width)
      let now = (start / page).rounded()
      let wanted = speed > 0.2 ? now + 1 : speed < -0.2 ? now - 1 : (proposed / page).rounded()
      return min(max(0, min(max(wanted, now - 1), now + 1) * page), max(0, content - room))
    case .groupPaging, .groupPagingCentered:
      let now = group(at: start)
      var wanted = group(at: proposed)
      if speed > 0.2 { wanted = max(wanted, now + 1) }
      if speed < -0.2 { wanted = min(wanted, now - 1) }
      let last = section.groups.groupCount - 1
      return place(of: min(max(min(max(wanted, now - 1), now + 1), 0), last))
    }
  }
}
