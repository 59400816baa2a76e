/// A matcher that finds the touches of one view in another view, by the times and positions of their
/// beginnings.
struct TouchMatcher {
  private let own: [KernelView.Contact]
  private let other: [KernelView.Contact]
  /// The indices of the other view's touches, by the indices of the same touches in this view.
  private(set) var pairs: [Int: Int] = [:]
  /// The map from positions of this view to positions of the other view.
  private(set) var map = PlaneFit(scaleX: 1, scaleY: 1)

  init(_ own: [KernelView.Contact], _ other: [KernelView.Contact]) {
    self.own = own
    self.other = other
  }

  mutating func match() {
    let candidates = candidates()
    // Unambiguous pairs are matched first. They determine the map that distinguishes the other touches.
    var taken = Set<Int>()
    for (index, list) in candidates.enumerated() where list.count == 1 {
      let rivals = candidates.enumerated().contains {
        $0.offset != index && $0.element.contains(list[0])
      }
      if !rivals, taken.insert(list[0]).inserted { pairs[index] = list[0] }
    }
    fit()
    for (index, list) in candidates.enumerated() where pairs[index] == nil {
      let (x, y) = map(own[index].samples[0].x, own[index].samples[0].y)
      let free = list.filter { !taken.contains($0) }
      let nearest = free.min { one, two in
        distance(x, y, other[one].samples[0]) < distance(x, y, other[two].samples[0])
      }
      if let nearest {
        pairs[index] = nearest
        taken.insert(nearest)
      }
    }
    fit()
  }

  /// Returns the touches of the other view that begin at the same time, for each touch.
  private func candidates() -> [[Int]] {
    var first = 0
    return own.map { contact in
      let begin = contact.samples[0].time
      while first < other.count, other[first].samples[0].time < begin - ViewComparison.sameTime {
        first += 1
      }
      var list: [Int] = []
      var index = first
      while index < other.count, other[index].samples[0].time <= begin + ViewComparison.sameTime {
        list.append(index)
        index += 1
      }
      return list
    }
  }

  private mutating func fit() {
    var points: [PlaneFit.Pair] = []
    for (index, place) in pairs.sorted(by: { $0.key < $1.key }) {
      var next = 0
      let samples = other[place].samples
      for sample in own[index].samples {
        while next < samples.count, samples[next].time < sample.time - ViewComparison.sameTime {
          next += 1
        }
        guard next < samples.count, samples[next].time <= sample.time + ViewComparison.sameTime
        else { continue }
        points.append((sample.x, sample.y, samples[next].x, samples[next].y))
        next += 1
      }
    }
    guard let rough = PlaneFit(points) else { return }
    // A second fit omits the points with the largest residuals, because changed positions would distort the
    // map.
    let sorted = points.sorted { rough.residual($0) < rough.residual($1) }
    map = PlaneFit(Array(sorted.prefix(max(3, points.count * 8 / 10)))) ?? rough
  }

  private func distance(_ x: Double, _ y: Double, _ sample: KernelView.Contact.Sample) -> Double {
    (x - sample.x) * (x - sample.x) + (y - sample.y) * (y - sample.y)
  }
}
