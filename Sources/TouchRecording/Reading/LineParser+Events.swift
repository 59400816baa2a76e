extension LineParser {
  func finger() throws(Fault) -> Int32 {
    Int32(try integer(.id, in: Int64(Int32.min)...Int64(Int32.max)))
  }

  func seat() throws(Fault) -> UInt8 { UInt8(try integer(.seat, in: 0...255, else: 0)) }

  func moment(_ kind: Moment.Kind) throws(Fault) -> Moment {
    var moment = Moment(kind, at: try time())
    switch kind {
    case .handled: moment.shown = try integer(.upto, in: 0...(1 << 53), else: 0)
    case .commit, .discarded: moment.number = try unsigned(.n)
    case .presented:
      moment.number = try unsigned(.n)
      moment.shown = try time(.shown)
      moment.refresh = try unsigned(.refresh)
    case .ink:
      moment.number = try unsigned(.id)
      moment.x = try number(.x)
      moment.y = try number(.y)
      moment.isPredicted = try flag(.guess)
    }
    return moment
  }
}
