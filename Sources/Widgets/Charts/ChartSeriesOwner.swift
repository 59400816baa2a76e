/// A view that shows a series and is notified when the series changes.
@MainActor protocol ChartSeriesOwner: AnyObject {
  func seriesDidChange(_ series: ChartSeries)
}
