/// The style sheet of a report as a web page: light and dark, narrow and wide, on the screen and printed.
enum ReportStyle {
  /// The style of the list of groups with their worst verdicts, and of settings to copy.
  private static let overview =
    "ul.overview{list-style:none;padding:0;display:grid;gap:.25rem 1.5rem;"
    + "grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}"
    + "ul.overview li{display:flex;justify-content:space-between;"
    + "border-bottom:1px solid var(--grid)}ul.overview li>span{font-weight:600}"
    + "pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0}"
  /// The style that replaces a wide figure by one for a phone.
  private static let narrow =
    "svg.narrow{display:none}"
    + "@media screen and (max-width:40rem){svg.wide{display:none}svg.narrow{display:inline}}"

  static var text: String {
    """
    :root{color-scheme:light dark;\(Tone.styles(isDark: false))}
    @media (prefers-color-scheme:dark){:root{\(Tone.styles(isDark: true))}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--background);color:var(--ink);
      font:16px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
    main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem}
    h1{font-size:2.1rem;line-height:1.15;margin:0 0 .25rem;overflow-wrap:anywhere}
    h2{font-size:1.45rem;margin:3rem 0 .5rem;line-height:1.2}
    h3{font-size:1rem;margin:1.5rem 0 .25rem}
    p{margin:.25rem 0 1rem;max-width:44rem}
    .kicker,.note,figcaption,caption{color:var(--quiet)}
    .kicker{margin:0;font-weight:600}
    caption{text-align:left;padding-bottom:.25rem}
    .outcome{display:flex;gap:1rem;align-items:center;margin:1.5rem 0;padding:1rem 1.25rem;
      border:3px solid;border-radius:.75rem}
    .outcome strong{display:block;font-size:1.7rem;line-height:1.2}
    .outcome .sign{font-size:2.6rem;line-height:1}
    .outcome p{margin:0;color:var(--ink)}
    .pass{color:var(--good)}.fail{color:var(--bad)}.open{color:var(--doubt)}
    .wide{overflow-x:auto}
    table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem;font-size:.94rem}
    th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;
      border-bottom:1px solid var(--grid)}
    thead th{border-bottom:2px solid var(--quiet);color:var(--quiet);font-weight:600}
    tbody th{font-weight:500}
    td.number,th.number{text-align:right;white-space:nowrap}
    td.verdict{white-space:nowrap;font-weight:600}
    td small,th small{display:block;color:var(--quiet);font-weight:400;overflow-wrap:anywhere}
    table.facts th{color:var(--quiet);font-weight:400;width:11rem}
    table.facts td{overflow-wrap:anywhere}
    figure{margin:1rem 0 1.75rem}
    figcaption{margin-bottom:.4rem;font-weight:600}
    .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));gap:1.5rem}
    .pair figure{margin:0 0 1.5rem}
    ul{padding-left:1.2rem}
    a{color:var(--one)}
    \(Diagram.styles)\(overview)\(narrow)
    @media (max-width:36rem){table.facts th{width:auto}h1{font-size:1.6rem}}
    @media screen and (max-width:40rem){
      .figures thead{position:absolute;clip-path:inset(50%);height:1px;overflow:hidden}
      .figures tr{display:grid;grid-template-columns:1fr auto;column-gap:1rem;padding:.6rem 0;
        grid-template-areas:"name measured" "verdict bound" "remark remark";
        border-bottom:1px solid var(--grid)}
      .figures tr>*{border:0;padding:0}
      .figures th{grid-area:name}.figures .measured{grid-area:measured;font-weight:600}
      .figures .verdict{grid-area:verdict}.figures .bound{grid-area:bound;color:var(--quiet)}
      .figures .remark{grid-area:remark;color:var(--quiet)}
      .figures td:empty{display:none}}
    @media print{:root{color-scheme:light;\(Tone.styles(isDark: false))}
      body{font-size:10pt}main{max-width:none;padding:0}
      h2,h3,figcaption{break-after:avoid}figure,tr,.outcome{break-inside:avoid}
      thead{display:table-header-group}.wide{overflow:visible}
      @page{margin:16mm}}
    """
  }
}
